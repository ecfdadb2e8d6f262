### What whoever builds a site is told.

help-site = Build the whole house as a folder of files for any web space: it is played in the browser, without a server
help-site-out = The folder to build
help-site-runtime = The folder with Python for browsers, as npm unpacks it
help-site-wheels = The folder with the wheels that the page needs
help-site-server = A server of yours to which the page leads those who want to play with friends by link
site-done = Written: { $folder } ({ $files } files, { $size } MB packed). Try it: python -m http.server --directory { $folder }
site-no-client = the web client is not in this package; install a wheel of Edubba, or run: make web
site-no-runtime = { $path } is missing; fetch Python for browsers with: npm install { $package }, and say --runtime node_modules/pyodide
site-other-file = { $path } is not that of { $wanted }: its content is not what was locked
site-no-wheel = { $wheel } is not in { $folder }; fetch the wheels with: { $command }
site-not-empty = { $folder } is not empty and holds no site of Edubba; choose another folder
site-bad-server = the address of a server should look like https://table.example.org, not { $server }
