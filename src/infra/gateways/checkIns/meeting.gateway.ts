import * as Result from 'effect/Result'
import type { TenantId } from '../../../domain/kernel/ids.ts'
import type { KeepingPorts, KeptPart, OfParts } from '../../../machines/checkIns/checkIns.ports.ts'
import type { KeptTexts } from '../../storage/keptTexts.ts'

/** What is written in check-ins and has not arrived at the server: of each person and check-in all parts under one key. */
export const keptParts = (tenantId: TenantId, texts: KeptTexts): KeepingPorts => {
  const keyOf = ({ id, person }: OfParts) => `checkIn/${tenantId}/${person}/${id}`
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

/** A browser may have kept anything, of an older release too. */
const partsIn = (kept: unknown): ReadonlyArray<KeptPart> => (Array.isArray(kept) ? kept.filter(isPart) : [])

const isPart = (part: Partial<KeptPart> | null): part is KeptPart =>
  typeof part?.key === 'string' && typeof part.version === 'number' && typeof part.content?.text === 'string'
