import type { Decision } from '../../../domain/kernel/decision.ts'
import { changingLifecycle } from '../../../domain/kernel/import/changing.ts'
import type { AnyReport, ChangingImport } from '../../../domain/kernel/import/nouns.ts'
import { importRevertWording } from '../../../domain/kernel/import/wording.ts'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import type { Locale } from '../../../domain/kernel/nouns.ts'
import type { Actor } from '../../../domain/permissions/actor.ts'
import { importPageOf } from './ImportPage.tsx'
import type { ImportKind } from './kind.ts'

type Report = AnyReport & { readonly changedCount: number }

interface Kind<Made extends ChangingImport, Found extends Report, Reason extends string, Kept extends string>
  extends Pick<
    ImportKind<Made, Found>,
    'area' | 'title' | 'description' | 'back' | 'shape' | 'columns' | 'columnsNote'
  > {
  readonly may: (actor: Actor) => Decision<Reason>
  readonly mayRevert: (actor: Actor, made: Made) => Decision<Reason | 'notInThisState'>
  readonly denials: Readonly<Record<Reason | 'notInThisState', string>>
  /** '2 assets'. */
  readonly counted: (locale: Locale, count: number) => string
  readonly imported: string
  readonly addressOf: (id: string) => string
  readonly keptSentences: Readonly<Record<Kept, string>>
  readonly seen: string
  /** Who may take one back, in words. */
  readonly by: string
}

/** '2 added, 1 changed': what did not happen is not said. */
const did = (locale: Locale, { madeCount, changedCount }: Pick<ChangingImport, 'madeCount' | 'changedCount'>): string =>
  [
    ...(madeCount > 0 ? [`${writtenNumber(locale, madeCount)} added`] : []),
    ...(changedCount > 0 ? [`${writtenNumber(locale, changedCount)} changed`] : []),
  ].join(', ')

const leftOutNote = (locale: Locale, count: number): ReadonlyArray<string> =>
  count === 0 ? [] : [`${writtenNumber(locale, count)} ${count === 1 ? 'line' : 'lines'} left out.`]

/** The page of an import that adds what is new and changes what is here. */
export const changingPageOf = <
  Made extends ChangingImport,
  Found extends Report,
  Reason extends string,
  Kept extends string,
>({
  may,
  mayRevert,
  denials,
  counted,
  imported,
  addressOf,
  keptSentences,
  seen,
  by,
  ...kind
}: Kind<Made, Found, Reason, Kept>) => {
  const sentence = (decision: Decision<Reason | 'notInThisState'>) =>
    decision.allowed ? undefined : denials[decision.because]
  return importPageOf<Made, Found>({
    ...kind,
    denied: (actor) => sentence(may(actor)),
    found: (locale, { readyCount, changedCount, unchangedCount, failedRows, problemCount, leftOutRows }) =>
      [
        ...(readyCount > 0 || (changedCount === 0 && problemCount === 0)
          ? [`${counted(locale, readyCount)} ${readyCount === 1 ? 'is' : 'are'} new.`]
          : []),
        ...(changedCount > 0 ? [`${counted(locale, changedCount)} will be changed.`] : []),
        ...(unchangedCount > 0 ? [`${counted(locale, unchangedCount)} unchanged.`] : []),
        ...(problemCount > 0
          ? [
              `${writtenNumber(locale, failedRows.length)} ${failedRows.length === 1 ? 'line has a problem' : 'lines have problems'}.`,
            ]
          : []),
        ...leftOutNote(locale, leftOutRows.length),
      ].join(' '),
    toDo: (locale, { readyCount, changedCount }) => `Import ${counted(locale, readyCount + changedCount)}`,
    did,
    outcome: (locale, made) => {
      const { status, fileName, unchangedCount, leftOutCount, kept } = made
      return status === 'done'
        ? {
            title: imported,
            text: `From ${fileName}: ${did(locale, made)}.${unchangedCount > 0 ? ` ${counted(locale, unchangedCount)} already matched the file.` : ''}${leftOutNote(
              locale,
              leftOutCount,
            )
              .map((note) => ` ${note}`)
              .join('')}`,
          }
        : {
            title: importRevertWording.reverted,
            text: `Everything ${fileName} added was deleted, and everything it changed was restored.${kept.length > 0 ? ` ${counted(locale, kept.length)} stayed.` : ''}`,
          }
    },
    made: ({ made }) =>
      made.map(({ id, name, isNew }) => ({ id, name, href: addressOf(id), how: isNew ? 'added' : 'changed' })),
    kept: ({ kept }) =>
      kept.map(({ id, name, because }) => ({
        id,
        name,
        href: addressOf(id),
        because: keptSentences[because as Kept],
      })),
    keptTitle: 'Not reverted, and why',
    seen: { href: kind.back.href, label: seen },
    life: { of: changingLifecycle, actions: { revert: 'Revert' }, by: { revert: by } },
    revertDenied: (actor, made) => sentence(mayRevert(actor, made)),
  })
}
