import { begunLetter } from '../../domain/reviews/letters.ts'
import type { Notice } from '../mail/message.ts'
import { pageOfAll } from './links.ts'
import type { toTell } from './toWrite.store.ts'

type ToTell = { readonly [Name in keyof typeof toTell]: (typeof toTell)[Name]['Type'] } & Pick<
  Parameters<typeof begunLetter>[1],
  'locale'
>

/** One message to somebody about all that began for them, whether in the morning or because it was planned after it. */
export const begunPosting = (
  key: string,
  begun: readonly [ToTell, ...ReadonlyArray<ToTell>],
  { company, publicUrl }: { readonly company: string; readonly publicUrl: string },
): Notice => {
  const [{ to, email, locale }] = begun
  return { key, to: email, ...begunLetter(begun, { to, company, locale, link: pageOfAll(publicUrl, begun) }) }
}
