/** What this browser keeps for us: texts by key. What has been committed survives a power cut. */
export interface Kept {
  /** Carries out all of it or nothing: '' if it is on disk, else what went wrong. */
  commit(ops: string): Promise<string>;
  /** Pairs of key and text whose keys begin so, as JSON. */
  read(prefix: string): Promise<string>;
  /** False: nothing outlives the page, because the browser keeps nothing for it. */
  lasting: boolean;
}

type Op = ['add' | 'put' | 'delete', string, string | null];

const NAME = 'edubba';
const STORE = 'kept';
const LAST = '\uffff';

export async function openKept(): Promise<Kept> {
  try {
    const database = await opened();
    return { commit: (ops) => commit(database, JSON.parse(ops) as Op[]), read: (prefix) => read(database, prefix), lasting: true };
  } catch {
    return fleeting(); // a private window, or storage is forbidden: play goes on, and the page says so
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((go, stop) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => go(asked.result);
    asked.onerror = () => stop(asked.error);
    asked.onblocked = () => stop(new Error('blocked'));
  });
}

function commit(database: IDBDatabase, ops: Op[]): Promise<string> {
  return new Promise((done) => {
    let transaction: IDBTransaction;
    try {
      transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    } catch {
      return done('closed');
    }
    transaction.oncomplete = () => done('');
    // It was given up as a whole: nothing of it is there.
    transaction.onabort = () => done(transaction.error?.name === 'ConstraintError' ? 'contested' : transaction.error?.name === 'QuotaExceededError' ? 'full' : 'aborted');
    const store = transaction.objectStore(STORE);
    for (const [what, key, text] of ops) {
      if (what === 'delete') store.delete(key);
      else store[what](text, key);
    }
  });
}

function read(database: IDBDatabase, prefix: string): Promise<string> {
  return new Promise((go, stop) => {
    const transaction = database.transaction(STORE, 'readonly');
    const range = IDBKeyRange.bound(prefix, prefix + LAST);
    const keys = transaction.objectStore(STORE).getAllKeys(range);
    const texts = transaction.objectStore(STORE).getAll(range);
    transaction.oncomplete = () => go(JSON.stringify(keys.result.map((key, n) => [key, texts.result[n]])));
    transaction.onabort = () => stop(transaction.error);
  });
}

/** The same in memory, for as long as the page is open. */
export function fleeting(): Kept {
  const texts = new Map<string, string>();
  return {
    lasting: false,
    commit: async (ops) => {
      const all = JSON.parse(ops) as Op[];
      if (all.some(([what, key]) => what === 'add' && texts.has(key))) return 'contested';
      for (const [what, key, text] of all) what === 'delete' ? texts.delete(key) : texts.set(key, text ?? '');
      return '';
    },
    read: async (prefix) => JSON.stringify([...texts].filter(([key]) => key.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
