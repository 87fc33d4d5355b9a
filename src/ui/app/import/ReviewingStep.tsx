import { useSelector } from '@xstate/react'
import { CircleCheck, Download } from 'lucide-react'
import type { AnyReport } from '../../../domain/kernel/import/nouns.ts'
import { importFileDenials } from '../../../domain/kernel/import/wording.ts'
import type { DownloadActor } from '../../../machines/kit/download.machine.ts'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { useLocale } from '../../kit/locale.ts'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Stack } from '../../kit/Stack.tsx'
import { useImport, useImportState, useKind } from './kind.ts'
import { Problems } from './Problems.tsx'

/** What the check has found: put right here, or in the file. */
export const ReviewingStep = () => {
  const locale = useLocale()
  const { shape, found } = useKind()
  const { report, refusal } = useImportState(({ context }) => context)
  const isBusy = useImportState((snapshot) => snapshot.hasTag('busy'))
  if (report === null) return <Skeleton height={240} />
  const isRight = report.problemCount === 0
  return (
    <Stack gap={4}>
      {isRight ? (
        <Section title="Check">
          <EmptyState icon={<CircleCheck />} title={shape.messages.validated}>
            {found(locale, report)}
          </EmptyState>
        </Section>
      ) : (
        <Section
          title={shape.messages.wrong}
          description={found(locale, report)}
          action={<FailedRows report={report} />}
        >
          <Problems report={report} />
        </Section>
      )}
      {refusal === null ? null : <Banner tone="danger">{refusal}</Banner>}
      <Ending report={report} isBusy={isBusy} />
    </Stack>
  )
}

const Ending = ({ report, isBusy }: { readonly report: AnyReport; readonly isBusy: boolean }) => {
  const machine = useImport()
  const locale = useLocale()
  const isChanged = useImportState(({ context }) => context.isChanged)
  const { shape, toDo } = useKind()
  const denied = isChanged ? importFileDenials.notCheckedAgain : shape.importDenied(report)
  return (
    <div className={slot('form', 'ending')}>
      <Button onClick={() => machine.send({ type: 'file.discarded' })}>Choose another file</Button>
      <Button onClick={() => machine.send({ type: 'mapping.reopened' })}>Change the columns</Button>
      {report.problemCount > 0 || isChanged ? (
        <Button
          tone={isChanged ? 'solid' : 'outline'}
          busy={isBusy}
          onClick={() => machine.send({ type: 'check.asked' })}
        >
          Check again
        </Button>
      ) : null}
      <Button
        tone={isChanged ? 'outline' : 'solid'}
        denied={denied}
        busy={isBusy}
        onClick={() => machine.send({ type: 'import.asked' })}
      >
        {toDo(locale, report)}
      </Button>
    </div>
  )
}

const FailedRows = ({ report }: { readonly report: AnyReport }) => {
  const failedRows = useImportState(({ children }) => children.failedRows as DownloadActor | undefined)
  return failedRows === undefined ? null : <FailedRowsButton download={failedRows} report={report} />
}

const FailedRowsButton = ({ download, report }: { readonly download: DownloadActor; readonly report: AnyReport }) => {
  const { file, edits } = useImportState(({ context }) => context)
  const isBusy = useSelector(download, (snapshot) => snapshot.hasTag('busy'))
  return (
    <Button
      size="sm"
      busy={isBusy}
      onClick={() => download.send({ type: 'download.asked', subject: { fileName: file?.name ?? '', report, edits } })}
    >
      {isBusy ? null : <Download aria-hidden="true" />}
      Download these lines
    </Button>
  )
}
