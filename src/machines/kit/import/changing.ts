import type { Decision } from '../../../domain/kernel/decision.ts'
import { mayBeImported } from '../../../domain/kernel/import/changing.ts'
import type { AnyMapping } from '../../../domain/kernel/import/mapping.ts'
import type { AnyReport, ChangingImport } from '../../../domain/kernel/import/nouns.ts'
import { importRevertWording } from '../../../domain/kernel/import/wording.ts'
import { importOf } from './import.machine.ts'
import type { ImportShape } from './import.setup.ts'

type Report = AnyReport & { readonly changedCount: number }

interface Kind<Reason extends string, Made extends ChangingImport, Found extends Report>
  extends Pick<ImportShape<Made, Found>, 'id' | 'tellChanged'> {
  readonly mayCheck: (mapping: AnyMapping) => Decision<Reason>
  readonly denials: Readonly<Record<Reason | 'hasProblems' | 'nothingNew', string>>
  readonly wording: Readonly<Record<'imported' | 'validated' | 'wrong' | 'failed' | 'downloadFailed', string>>
}

/** The machine of an import that adds what is new and changes what is here. */
export const changingImport =
  <Made extends ChangingImport, Found extends Report>() =>
  <Reason extends string>({ id, mayCheck, denials, wording, tellChanged }: Kind<Reason, Made, Found>) =>
    importOf<Made, Found>({
      id,
      mappingDenied: (mapping) => {
        const may = mayCheck(mapping)
        return may.allowed ? undefined : denials[may.because]
      },
      importDenied: (report) => {
        const may = mayBeImported(report)
        return may.allowed ? undefined : denials[may.because]
      },
      messages: {
        imported: wording.imported,
        validated: wording.validated,
        wrong: wording.wrong,
        failed: wording.failed,
        reverted: importRevertWording.reverted,
        revertFailed: importRevertWording.failed,
        downloadFailed: wording.downloadFailed,
      },
      revertQuestion: (_, { fileName }) => ({
        title: 'Revert this import?',
        text: `Deletes everything ${fileName} added and restores everything it changed. Records changed since, or in use, are kept.`,
        confirmLabel: 'Revert import',
        tone: 'danger',
      }),
      tellChanged,
    })
