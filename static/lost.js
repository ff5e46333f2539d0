// A mail program may write the # of a link as %23: the host then looks for a page that there is not. This leads to the page with the link.
(function () {
  "use strict";
  var path = location.pathname;
  var at = path.search(/%23/i);
  if (at >= 0) location.replace(location.origin + path.slice(0, at) + "#" + path.slice(at + 3) + location.search + location.hash);
})();
