import { Live } from './socket';
import type { FromServer, Mistake, ToServer } from './wire.gen';

/** What was asked for cannot be had; the message says why, in the language of the reader. */
export class Refused extends Error {}

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
export type Wire = 'connecting' | 'open' | 'lost';

/** A table that somebody is at: it comes back by itself after a cut, until it is closed. */
export interface Channel {
  /** Whether it could be sent at all. */
  send(message: ToServer): boolean;
  /** Try now instead of waiting: the user asked, or the network is back. */
  retry(): void;
  close(): void;
}

export interface Ears {
  /** The language in which we are spoken to when the channel opens, each time. */
  lang(): string;
  hear(message: FromServer): void;
  feel(wire: Wire): void;
}

/** Whoever hosts the tables of this page. All that leaves the page goes through here. */
export interface Link {
  ask<T>(method: Method, path: string, body?: unknown): Promise<T>;
  open(table: string, ears: Ears): Channel;
  /** The address of a file of the host: for pictures and style sheets, which the browser fetches by itself. */
  file(path: string): string;
  /** Nobody else can come here; perhaps there is a server where they can. */
  alone?: { server: string };
}

/** A server: HTTP for questions, a WebSocket for each table. */
const server: Link = { ask, open, file: (path) => `/api${path}` };

export let link: Link = server;

/** Speak to another host from now on. */
export function linkTo(host: Link): void {
  link = host;
}

async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const token = /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1];
  if (token && method !== 'GET') headers['x-csrftoken'] = decodeURIComponent(token);
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    credentials: 'same-origin',
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }), // a file travels as it is
  });
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused((said as Partial<Mistake> | null)?.say ?? String(answer.status));
  return said as T;
}

function open(table: string, ears: Ears): Channel {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new Live(() => `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live?lang=${ears.lang()}`, ears);
}
