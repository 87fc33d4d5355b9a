import { CircleCheck } from 'lucide-react'
import type { AnyReport } from '../../../domain/kernel/import/nouns.ts'
import { importFileDenials } from '../../../domain/kernel/import/wording.ts'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { useLocale } from '../../kit/locale.ts'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Row, Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { DownloadRows } from './DownloadRows.tsx'
import { useImport, useImportState, useKind } from './kind.ts'
import { LeftOutLines } from './LeftOutLines.tsx'
import { Preview } from './Preview.tsx'
import { Problems } from './Problems.tsx'

/** What the check has found: put right here, or in the file. */
export const ReviewingStep = () => {
  const locale = useLocale()
  const { shape, found } = useKind()
  const { report, refusal, file } = useImportState(({ context }) => context)
  const isBusy = useImportState((snapshot) => snapshot.hasTag('busy'))
  if (report === null) return <Skeleton height={240} />
  const isRight = report.problemCount === 0
  const headers = report.columns.map(({ header }) => header)
  const fileName = file?.name ?? ''
  return (
    <Stack gap={4}>
      {isRight ? (
        <Section title="Check">
          <EmptyState icon={<CircleCheck />} title={shape.messages.validated}>
            {found(locale, report)}
          </EmptyState>
        </Section>
      ) : (
        <Section title="Lines with problems" description={found(locale, report)}>
          <Stack gap={3}>
            <Row>
              <LeaveOutProblems report={report} />
              <DownloadRows name={`errors in ${fileName}`} headers={headers} rows={report.failedRows} />
            </Row>
            <Problems report={report} />
          </Stack>
        </Section>
      )}
      {refusal === null ? null : <Banner tone="danger">{refusal}</Banner>}
      <Ending report={report} isBusy={isBusy} />
      <Preview report={report} />
      <LeftOutLines fileName={fileName} of={{ headers, rows: report.leftOutRows }} canPutBack />
    </Stack>
  )
}

const LeaveOutProblems = ({ report: { failedRows } }: { readonly report: AnyReport }) => {
  const machine = useImport()
  const locale = useLocale()
  const count = failedRows.length
  return (
    <Button size="sm" onClick={() => machine.send({ type: 'problems.leftOut' })}>
      {count === 1
        ? 'Leave out this line'
        : count === 2
          ? 'Leave out both lines'
          : `Leave out all ${writtenNumber(locale, count)} lines`}
    </Button>
  )
}

interface EndingProps {
  readonly report: AnyReport & { readonly changedCount?: number }
  readonly isBusy: boolean
}

/** Why nothing can be imported yet stands above what to do about it. */
const Ending = ({ report, isBusy }: EndingProps) => {
  const machine = useImport()
  const locale = useLocale()
  const isChanged = useImportState(({ context }) => context.isChanged)
  const { shape, toDo } = useKind()
  const denied = isChanged ? importFileDenials.notCheckedAgain : shape.importDenied(report)
  const isNothing = report.readyCount + (report.changedCount ?? 0) === 0
  return (
    <Stack gap={2}>
      {denied === undefined ? null : <Text tone="muted">{denied}</Text>}
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
          {isNothing ? 'Import' : toDo(locale, report)}
        </Button>
      </div>
    </Stack>
  )
}
