import * as Result from 'effect/Result'
import type { TenantId } from '../../domain/kernel/ids.ts'
import type { KeepingPorts, KeptPart, OfParts } from '../../machines/kit/parts.ports.ts'
import type { KeptTexts } from './keptTexts.ts'

interface Kept {
  /** The kind of record they are written in. */
  readonly about: string
  readonly tenantId: TenantId
  /** A browser may have kept anything, of an older release too. */
  readonly isContent: (content: unknown) => boolean
}

/** What is written in records and has not arrived at the server: of each person and record all parts under one key. */
export const keptParts = ({ about, tenantId, isContent }: Kept, texts: KeptTexts): KeepingPorts => {
  const keyOf = ({ id, person }: OfParts) => `${about}/${tenantId}/${person}/${id}`
  const isPart = (part: Partial<KeptPart> | null): part is KeptPart =>
    typeof part?.key === 'string' && typeof part.version === 'number' && isContent(part.content)
  const partsIn = (kept: unknown): ReadonlyArray<KeptPart> => (Array.isArray(kept) ? kept.filter(isPart) : [])
  // One after the other: two parts that are kept at once would lose one.
  let last: Promise<unknown> = Promise.resolve()
  const change = (of: OfParts, changed: (parts: ReadonlyArray<KeptPart>) => ReadonlyArray<KeptPart>) => {
    const changing = last.then(async () => {
      const parts = changed(partsIn(await texts.recall(keyOf(of))))
      await (parts.length === 0 ? texts.forget(keyOf(of)) : texts.keep(keyOf(of), parts))
      return Result.succeed<void>(undefined)
    })
    last = changing.catch(() => undefined)
    return changing
  }
  return {
    recallParts: async (of) => {
      await last
      return Result.succeed(partsIn(await texts.recall(keyOf(of))))
    },
    keepPart: ({ part, ...of }) => change(of, (parts) => [...parts.filter(({ key }) => key !== part.key), part]),
    forgetPart: ({ key: forgotten, ...of }) => change(of, (parts) => parts.filter(({ key }) => key !== forgotten)),
  }
}
