// Prints what the reference validator says of every glTF and GLB file below a folder: severity, code, file, pointer, message.
'use strict';
const fs = require('fs');
const path = require('path');
const validator = require('gltf-validator');

function* files(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* files(full);
    else if (/\.gl(b|tf)$/.test(entry.name)) yield full;
  }
}

async function main(folder) {
  let count = 0;
  for (const file of files(folder)) {
    const report = await validator.validateBytes(new Uint8Array(fs.readFileSync(file)), {
      uri: path.basename(file),
      maxIssues: 0,
      externalResourceFunction: uri =>
        fs.promises.readFile(path.join(path.dirname(file), decodeURIComponent(uri))).then(bytes => new Uint8Array(bytes)),
    });
    for (const issue of report.issues.messages) {
      console.log([issue.severity, issue.code, file, issue.pointer, issue.message].join('\t'));
    }
    count++;
  }
  console.log('files\t' + count);
}

main(process.argv[2]).catch(error => {
  console.error(error);
  process.exit(1);
});
