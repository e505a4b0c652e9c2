import { startViesStandIn } from './vies-stand-in.ts';

/* Run as: node vies-stand-in-server.ts <port> */
const [port] = process.argv.slice(2);
if (port === undefined) throw new Error('a port is needed');
await startViesStandIn({ port: Number(port) });
