import { CircleCheck, CircleX, Undo2 } from 'lucide-react'
import { useLocation } from 'wouter'
import type { AnyImport } from '../../../domain/kernel/import/nouns.ts'
import { importStatusNames } from '../../../domain/kernel/import/wording.ts'
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
import { useNavigation } from '../machines.tsx'
import { useActor } from '../session.ts'
import { useImport, useImportState, useKind } from './kind.ts'
import { LeftOutLines } from './LeftOutLines.tsx'
import { useImportIdInAddress } from './useImportInAddress.ts'

/** What an import came to: it is done, has failed, or was taken back. */
export const OutcomeStep = () => {
  const machine = useImport()
  const { seen } = useKind()
  const current = useImportState(({ context }) => context.current)
  const hasFile = useImportState(({ context }) => context.file !== null)
  const question = useImportState(({ children }) => children.revert as ConfirmActor | undefined)
  if (current === null) return null
  return (
    <Stack gap={4}>
      <Section>
        <Told of={current} />
      </Section>
      <Made of={current} />
      <Kept of={current} />
      <LeftOutLines fileName={current.fileName} of={current.leftOut} />
      <div className={slot('form', 'ending')}>
        {current.status === 'failed' && hasFile ? (
          <Button onClick={() => machine.send({ type: 'check.asked' })}>Check the lines again</Button>
        ) : null}
        {current.status === 'failed' ? null : <Revert of={current} />}
        <Another />
        {current.status === 'done' ? (
          <LinkButton href={seen.href} tone="solid">
            {seen.label}
          </LinkButton>
        ) : null}
      </div>
      <Life of={current} />
      {question === undefined ? null : <Confirmation confirmation={question} />}
    </Stack>
  )
}

/** Away from the import that the address names, or from the one that has just been made. */
const Another = () => {
  const machine = useImport()
  const navigation = useNavigation()
  const [path] = useLocation()
  const isAtHome = useImportIdInAddress() === null
  return (
    <Button
      onClick={() =>
        isAtHome ? machine.send({ type: 'another.asked' }) : navigation.send({ type: 'navigation.asked', to: path })
      }
    >
      Import another file
    </Button>
  )
}

interface Of {
  readonly of: AnyImport
}

const icons = {
  importing: <CircleCheck />,
  done: <CircleCheck />,
  failed: <CircleX />,
  reverted: <Undo2 />,
} as const

const Told = ({ of }: Of) => {
  const { title, text } = useKind().outcome(useLocale(), of)
  return (
    <EmptyState icon={icons[of.status]} title={title} {...(of.status === 'failed' && { tone: 'danger' as const })}>
      {text}
    </EmptyState>
  )
}

const Revert = ({ of }: Of) => {
  const machine = useImport()
  return (
    <Button denied={useRevertDenied(of)} onClick={() => machine.send({ type: 'revert.asked' })}>
      <Undo2 aria-hidden="true" />
      Revert this import
    </Button>
  )
}

const useRevertDenied = (of: AnyImport): string | undefined => useKind().revertDenied(useActor(), of)

const Life = ({ of }: Of) => {
  const { life } = useKind()
  const revertDenied = useRevertDenied(of)
  return (
    <LifecycleChart
      of={life.of}
      here={of.status}
      states={Object.fromEntries(Object.entries(importStatusNames).filter(([status]) => status in life.of))}
      actions={life.actions}
      by={life.by}
      denied={(action) => (action === 'revert' ? revertDenied : undefined)}
    />
  )
}

const Made = ({ of }: Of) => {
  const made = useKind().made?.(of) ?? []
  return of.status === 'done' ? <Listed title="What changed" items={made} /> : null
}

const Kept = ({ of }: Of) => {
  const kind = useKind()
  return (
    <Listed title={kind.keptTitle} items={kind.kept(of).map(({ because, ...item }) => ({ ...item, how: because }))} />
  )
}

interface ListedProps {
  readonly title: string
  readonly items: ReturnType<NonNullable<ReturnType<typeof useKind>['made']>>
}

const Listed = ({ title, items }: ListedProps) =>
  items.length === 0 ? null : (
    <Section title={title}>
      <Stack gap={2}>
        {items.map(({ id, name, href, how }) => (
          <div key={id}>
            <TextLink href={href}>{name}</TextLink> {how}
          </div>
        ))}
      </Stack>
    </Section>
  )
