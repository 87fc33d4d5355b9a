import type { AnyActorRef } from 'xstate'
import { standardLocale } from '../../domain/kernel/locale.ts'
import type { Locale } from '../../domain/kernel/nouns.ts'

interface System {
  readonly system: { readonly get: (systemId: string) => AnyActorRef | undefined }
}

/** How the person at the browser reads days and numbers. */
export const localeNow = ({ system }: System): Locale =>
  system.get('readiness')?.getSnapshot().context.tenant.locale ?? standardLocale
