// Shows glTF files to three.js in a browser without a window, and writes down what it made of them.
//
//     node browser.js jobs.json results.json
//
// jobs.json is a list of {"file": PATH, "poses": true, "pictures": [{"to": PATH, ...}]}; see browser.html for what a picture may
// ask. results.json is the list of answers in the same order. Nothing but this machine itself is talked to.
'use strict';
const fs = require('fs');
const http = require('http');
const os = require('os');
const path = require('path');
const { spawn } = require('child_process');

const [, , jobsFile, resultsFile] = process.argv;
const jobs = JSON.parse(fs.readFileSync(jobsFile, 'utf8'));
const patience = 240_000;
const types = { '.html': 'text/html', '.js': 'text/javascript', '.png': 'image/png', '.gltf': 'model/gltf+json' };

/** The file behind an address: the page, a part of three.js, or a job's file with what lies beside it. */
function place(url) {
  if (url === '/') return path.join(__dirname, 'browser.html');
  const three = path.join(__dirname, 'node_modules', 'three');
  if (url.startsWith('/three/')) return inside(three, url.slice('/three/'.length));
  const asked = /^\/job\/(\d+)\/(.+)$/.exec(url);
  return asked && jobs[asked[1]] ? inside(path.dirname(jobs[asked[1]].file), asked[2]) : null;
}

function inside(folder, name) {
  const full = path.join(folder, name);
  return full.startsWith(folder + path.sep) ? full : null;
}

function answer(request, response) {
  const url = decodeURIComponent(request.url);
  const file = place(url);
  if (url === '/jobs') {
    response.end(JSON.stringify(jobs.map(job => ({ ...job, file: path.basename(job.file) }))));
  } else if (request.method === 'POST') {
    take(request, url, () => response.end());
  } else if (file && fs.existsSync(file)) {
    response.setHeader('Content-Type', types[path.extname(file)] || 'application/octet-stream');
    fs.createReadStream(file).pipe(response);
  } else {
    response.statusCode = 404;
    response.end();
  }
}

function take(request, url, done) {
  const parts = [];
  request.on('data', part => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts);
    const picture = /^\/picture\/(\d+)\/(\d+)$/.exec(url);
    if (picture) {
      const to = jobs[picture[1]].pictures[picture[2]].to;
      fs.mkdirSync(path.dirname(to), { recursive: true });
      fs.writeFileSync(to, body);
    } else if (url === '/results') {
      fs.writeFileSync(resultsFile, body);
      finish(0);
    } else if (url === '/failed') {
      console.error(body.toString());
      finish(1);
    }
    done();
  });
}

const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'ironkit-browser-'));
let browser;
let finished = false;

function finish(code) {
  if (finished) return;
  finished = true;
  process.exitCode = code;
  server.close();
  browser.once('exit', () => sweep(50, () => process.exit(code)));
  // The browser is many processes: those that are left would go on writing into the folder.
  process.kill(-browser.pid, 'SIGKILL');
}

/** Removes the folder of the browser, when the last of its processes lets go of it. */
function sweep(tries, done) {
  try {
    fs.rmSync(profile, { recursive: true, force: true });
    done();
  } catch (error) {
    if (tries > 0) {
      setTimeout(() => sweep(tries - 1, done), 100);
    } else {
      console.error('left behind: ' + profile);
      done();
    }
  }
}

const server = http.createServer(answer);
server.listen(0, '127.0.0.1', () => {
  browser = spawn(process.env.IRONKIT_BROWSER || 'chromium', [
    '--headless=new', '--no-sandbox', '--no-first-run', '--disable-background-networking', '--disable-component-update',
    '--disable-default-apps', '--disable-extensions', '--disable-sync', '--disable-dev-shm-usage', '--hide-scrollbars',
    '--force-color-profile=srgb', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    '--user-data-dir=' + profile, `http://127.0.0.1:${server.address().port}/`,
  ], { detached: true, stdio: ['ignore', 'ignore', process.env.IRONKIT_BROWSER_LOG ? 'inherit' : 'ignore'] });
  browser.on('error', error => {
    console.error(error.message);
    process.exit(1);
  });
  browser.on('exit', () => finished || (console.error('the browser ended before it had answered'), process.exit(1)));
});
setTimeout(() => {
  console.error('no answer from the browser');
  finish(1);
}, patience).unref();
