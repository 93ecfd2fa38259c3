import { OFFLINE_DATABASE } from "@mealwright/schema/constants/storage-keys";

type StoreName = "outbox" | "answers";

const VERSION = 1;

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(OFFLINE_DATABASE, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("outbox", { keyPath: "id" });
      request.result.createObjectStore("answers");
    };
    request.onsuccess = () => {
      const database = request.result;
      // Another page deletes the database on signing out, or opens a newer version.
      database.onversionchange = () => {
        database.close();
        opening = undefined;
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error);
  });
  return opening;
}

/**
 * Runs one request against a store of this browser's database and resolves once it is on disk. Throws what IndexedDB
 * throws, as in a private window of some browsers.
 */
export async function inStore<Value>(
  name: StoreName,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(name, mode, { durability: "strict" });
    const request = ask(transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}
