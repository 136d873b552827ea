(function () {
  "use strict";
  var field = document.getElementById("search");
  var items = Array.prototype.slice.call(document.querySelectorAll("main .finding"));
  var texts = items.map(function (item) {
    var file = item.closest("details");
    var path = file ? file.querySelector("summary").textContent : "";
    return (path + " " + item.textContent).toLowerCase();
  });
  field.hidden = false;
  field.addEventListener("input", function () {
    var words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    items.forEach(function (item, i) {
      var fits = words.every(function (word) { return texts[i].indexOf(word) >= 0; });
      item.classList.toggle("off", !fits);
    });
    document.querySelectorAll("details.file").forEach(function (file) {
      var found = file.querySelector(".finding:not(.off)");
      file.classList.toggle("off", !found);
      if (words.length > 0 && found) {
        file.open = true;
      }
    });
  });
})();
