/**
 * Texts that have not arrived at the server yet, in the browser's own database: larger than what `sessionStorage` takes,
 * and there after a crash. A browser may refuse to keep or give anything at all; that is no reason to fail.
 */
export interface KeptTexts {
  readonly recall: (key: string) => Promise<unknown>
  readonly keep: (key: string, content: unknown) => Promise<void>
  readonly forget: (key: string) => Promise<void>
}

const store = 'texts'

export const keptTexts = (databases: Pick<IDBFactory, 'open'> | undefined, name = 'tenure'): KeptTexts => {
  let opened: Promise<IDBDatabase> | undefined

  const database = (): Promise<IDBDatabase> => {
    opened ??= opening(databases, name)
    // Forgotten when it fails, so that the next time tries again.
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }

  const work = async (mode: IDBTransactionMode, act: (texts: IDBObjectStore) => IDBRequest): Promise<unknown> =>
    answerOf(act((await database()).transaction(store, mode).objectStore(store)))

  const quietly = (work: Promise<unknown>): Promise<void> =>
    work.then(
      () => undefined,
      () => undefined,
    )

  return {
    recall: (key) => work('readonly', (texts) => texts.get(key)).catch(() => undefined),
    keep: (key, content) => quietly(work('readwrite', (texts) => texts.put(content, key))),
    forget: (key) => quietly(work('readwrite', (texts) => texts.delete(key))),
  }
}

const opening = (databases: Pick<IDBFactory, 'open'> | undefined, name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    if (!databases) return reject(new Error('This browser keeps nothing'))
    const request = databases.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('The database is held by another page'))
  })

const answerOf = <A>(request: IDBRequest<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
