import { useSelector } from '@xstate/react'
import { Download } from 'lucide-react'
import type { ItemId } from '../../../domain/kernel/ids.ts'
import { importFileRule } from '../../../domain/kernel/import/limits.ts'
import type { DownloadActor } from '../../../machines/kit/download.machine.ts'
import { Button } from '../../kit/Button.tsx'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import { FileChooser } from '../../kit/files/FileChooser.tsx'
import { Section } from '../../kit/Section.tsx'
import { Stack } from '../../kit/Stack.tsx'
import { EarlierImports } from './EarlierImports.tsx'
import { useImport, useImportState, useKind } from './kind.ts'

/** The file, what may stand in it, and the imports there were. */
export const ChoosingStep = () => {
  const machine = useImport()
  const { columns, columnsNote } = useKind()
  const { file, problem, refusal } = useImportState(({ context }) => context)
  const isBusy = useImportState((snapshot) => snapshot.hasTag('busy'))
  return (
    <Stack gap={4}>
      <Section title="Choose a file" action={<Template />}>
        <FileChooser
          rule={importFileRule}
          files={file === null ? [] : [file]}
          problem={problem}
          refusal={refusal}
          busy={isBusy}
          onOffered={(files) =>
            machine.send({ type: 'files.offered', files, id: crypto.randomUUID() as string as ItemId })
          }
          onRemoved={() => machine.send({ type: 'file.discarded' })}
        />
      </Section>
      <Section
        title="Accepted values"
        description={`The first line must hold the column headers. Order and names don’t matter: you match them in the next step. ${columnsNote}`.trimEnd()}
      >
        <DescriptionList items={columns.map(({ header, hint }) => ({ term: header, value: hint }))} />
      </Section>
      <EarlierImports />
    </Stack>
  )
}

const Template = () => {
  const template = useImportState(({ children }) => children.template as DownloadActor | undefined)
  return template === undefined ? null : <TemplateButton template={template} />
}

const TemplateButton = ({ template }: { readonly template: DownloadActor }) => {
  const isBusy = useSelector(template, (snapshot) => snapshot.hasTag('busy'))
  return (
    <Button size="sm" busy={isBusy} onClick={() => template.send({ type: 'download.asked', subject: undefined })}>
      {isBusy ? null : <Download aria-hidden="true" />}
      Download template
    </Button>
  )
}
