import S3rver from 's3rver';

/* Run as: node s3-stand-in-server.ts <port> <folder for objects> */
const [port, directory] = process.argv.slice(2);
if (port === undefined || directory === undefined) {
  throw new Error('a port and a folder are needed');
}
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  // Otherwise a host such as 127.0.0.1 would be parsed as a bucket name.
  vhostBuckets: false,
});
await server.run();
