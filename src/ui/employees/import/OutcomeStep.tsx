import { CircleCheck, CircleX, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { importLifecycle, mayRevert } from '../../../domain/employees/import/lifecycle.ts'
import type { EmployeeImport } from '../../../domain/employees/import/nouns.ts'
import {
  importActionNames,
  importActionsBy,
  importDenials,
  importStatusNames,
  keptSentences,
} from '../../../domain/employees/import/wording.ts'
import { wording } from '../../../domain/employees/wording.ts'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import type { Locale } from '../../../domain/kernel/nouns.ts'
import { pathTo } from '../../../domain/session/places.ts'
import type { ConfirmActor } from '../../../machines/kit/confirm.machine.ts'
import { Button } from '../../kit/Button.tsx'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { slot } from '../../kit/classes.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { LifecycleChart } from '../../kit/LifecycleChart.tsx'
import { LinkButton, TextLink } from '../../kit/LinkButton.tsx'
import { useLocale } from '../../kit/locale.ts'
import { Section } from '../../kit/Section.tsx'
import { Stack } from '../../kit/Stack.tsx'
import { useImport, useImportState } from './area.ts'

/** What an import came to: it is done, has failed, or was taken back. */
export const OutcomeStep = () => {
  const machine = useImport()
  const current = useImportState(({ context }) => context.current)
  const hasFile = useImportState(({ context }) => context.file !== null)
  const question = useImportState(({ children }) => children.revert as ConfirmActor | undefined)
  if (current === null) return null
  return (
    <Stack gap={4}>
      <Section>
        <Told of={current} />
      </Section>
      {current.kept.length === 0 ? null : <Kept of={current} />}
      <div className={slot('form', 'ending')}>
        {current.status === 'failed' && hasFile ? (
          <Button onClick={() => machine.send({ type: 'check.asked' })}>Check the lines again</Button>
        ) : null}
        {current.status === 'failed' ? null : <Revert of={current} />}
        <Button onClick={() => machine.send({ type: 'another.asked' })}>Import another file</Button>
        {current.status === 'done' ? (
          <LinkButton href={pathTo('employees')} tone="solid">
            See the employees
          </LinkButton>
        ) : null}
      </div>
      <Life of={current} />
      {question === undefined ? null : <Confirmation confirmation={question} />}
    </Stack>
  )
}

const Told = ({ of }: { readonly of: EmployeeImport }) => {
  const { title, icon, text } = outcomes[of.status](useLocale(), of)
  return (
    <EmptyState icon={icon} title={title} {...(of.status === 'failed' && { tone: 'danger' as const })}>
      {text}
    </EmptyState>
  )
}

interface Outcome {
  readonly title: string
  readonly icon: ReactNode
  readonly text: string
}

const people = (locale: Locale, count: number): string =>
  `${writtenNumber(locale, count)} ${count === 1 ? 'person' : 'people'}`

const outcomes: Readonly<Record<EmployeeImport['status'], (locale: Locale, of: EmployeeImport) => Outcome>> = {
  importing: (_, { fileName }) => ({ title: fileName, icon: <CircleCheck />, text: 'It is running.' }),
  done: (locale, { fileName, madeCount, unchangedCount }) => ({
    title: wording.imported,
    icon: <CircleCheck />,
    text: `${people(locale, madeCount)} from ${fileName}.${unchangedCount > 0 ? ` ${people(locale, unchangedCount)} had been here already.` : ''}`,
  }),
  failed: (_, { fileName, failure }) => ({
    title: wording.importFailed,
    icon: <CircleX />,
    text: `Nobody was imported from ${fileName}. ${failure === wording.importFailed ? 'Something has changed since the lines were checked.' : (failure ?? 'The server was stopped meanwhile.')}`,
  }),
  reverted: (locale, { fileName, madeCount, kept }) => ({
    title: 'The import has been reverted',
    icon: <Undo2 />,
    text: `${people(locale, madeCount - kept.length)} from ${fileName} ${madeCount - kept.length === 1 ? 'is' : 'are'} gone.${kept.length > 0 ? ` ${people(locale, kept.length)} stayed.` : ''}`,
  }),
}

const Revert = ({ of }: { readonly of: EmployeeImport }) => {
  const machine = useImport()
  const denied = useRevertDenied(of)
  return (
    <Button denied={denied} onClick={() => machine.send({ type: 'revert.asked' })}>
      <Undo2 aria-hidden="true" />
      Revert this import
    </Button>
  )
}

const useRevertDenied = (of: EmployeeImport): string | undefined => {
  const may = mayRevert(
    useImportState(({ context }) => context.actor),
    of,
  )
  return may.allowed ? undefined : importDenials[may.because]
}

const Life = ({ of }: { readonly of: EmployeeImport }) => {
  const revertDenied = useRevertDenied(of)
  return (
    <LifecycleChart
      of={importLifecycle}
      here={of.status}
      states={importStatusNames}
      actions={importActionNames}
      by={importActionsBy}
      denied={(action) => (action === 'revert' ? revertDenied : undefined)}
    />
  )
}

const Kept = ({ of }: { readonly of: EmployeeImport }) => (
  <Section title="Who stayed, and why">
    <Stack gap={2}>
      {of.kept.map(({ id, fullName, because }) => (
        <div key={id}>
          <TextLink href={pathTo('employee', { id })}>{fullName}</TextLink>{' '}
          {keptSentences[because as keyof typeof keptSentences]}
        </div>
      ))}
    </Stack>
  </Section>
)
