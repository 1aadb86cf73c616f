import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** An SMTP server that takes mails down to the last line of each, and is as bad as a test wants it. */
export interface SmtpServer {
  port: number;
  /** While it is deaf it greets no sender, so that one waits. */
  isSilent: boolean;
  /** Senders that it did not greet. */
  waiting: number;
  /** Mails with these words are answered only when they are let go. */
  held: string | undefined;
  /** Mails that wait for their answer. */
  holding(): number;
  letGo(answer?: string): void;
  taken: string[];
  close(): void;
}

export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  let held: { socket: Socket; mail: string }[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    if (post.isSilent) {
      post.waiting += 1;
      return;
    }
    socket.write('220 ready\r\n');
    listenTo(socket, (mail) => {
      if (post.held && mail.includes(post.held)) {
        held.push({ socket, mail });
        return;
      }
      post.taken.push(mail);
      socket.write('250 taken\r\n');
    });
  });
  const post: SmtpServer = {
    port: 0,
    isSilent: false,
    waiting: 0,
    held: undefined,
    holding: () => held.length,
    letGo: (answer = '250 taken') => {
      for (const { socket, mail } of held) {
        if (answer.startsWith('250')) post.taken.push(mail);
        socket.write(`${answer}\r\n`);
      }
      held = [];
      post.held = undefined;
    },
    taken: [],
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  post.port = (server.address() as AddressInfo).port;
  return post;
}

function listenTo(socket: Socket, take: (mail: string) => void): void {
  let mail: string | undefined;
  let rest = '';
  socket.on('data', (part) => {
    const lines = (rest + part).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (mail !== undefined) {
        if (line !== '.') mail += `${line}\n`;
        else {
          take(mail);
          mail = undefined;
        }
      } else if (/^DATA/i.test(line)) {
        mail = '';
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    }
  });
}
