import { useSelector } from '@xstate/react'
import { BellRing } from 'lucide-react'
import { writtenDay } from '../../domain/kernel/locale.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { remindedSaid } from '../../domain/kernel/reminded.ts'
import { asAtWords } from '../../domain/policies/asAt.ts'
import type { DutyStatus } from '../../domain/policies/nouns.ts'
import { mayRemindLate, remindingDenials } from '../../domain/policies/reminding.ts'
import type { PolicyComplianceActor } from '../../machines/policies/policyCompliance.machine.ts'
import { useToday } from '../app/time.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { DateField } from '../kit/DateField.tsx'
import { useLocale } from '../kit/locale.ts'
import { Popover } from '../kit/Popover.tsx'
import { Row } from '../kit/Stack.tsx'
import { Progress } from './columns.tsx'
import { EvidenceMenu } from './EvidenceMenu.tsx'
import { boundIn } from './peopleColumns.tsx'

interface PeopleToolsProps {
  readonly people: PolicyComplianceActor
  /** Narrows the list to those of one duty status. */
  readonly onOnly: (status: DutyStatus) => void
}

/** Over the list: how far it has come, of which day, the reminder and the evidence. */
export const PeopleTools = ({ people: machine, onOnly }: PeopleToolsProps) => {
  const compliance = useSelector(machine, ({ context }) => context.compliance)
  const asAt = useSelector(machine, ({ context }) => context.asAt)
  const sent = useSelector(machine, ({ context }) => context.sent)
  const isExporting = useSelector(machine, (snapshot) => snapshot.hasTag('exporting'))
  const locale = useLocale()
  const toldBy = compliance && asAtWords(locale, compliance)
  const may = mayRemindLate(asAt, compliance)
  const { agreed, late } = compliance?.counts ?? { agreed: 0, late: 0 }
  return (
    <>
      {sent === null ? null : <Said>{remindedSaid(sent).text}</Said>}
      {toldBy === null ? null : <Said>{toldBy}</Said>}
      <Row gap={3} justify="between">
        <Row gap={3}>
          <Progress bound={compliance === null ? 0 : boundIn(compliance)} agreed={agreed} late={late} />
          {late === 0 ? null : (
            <Button size="sm" onClick={() => onOnly('late')}>
              Show overdue only
            </Button>
          )}
        </Row>
        <Row gap={2}>
          <AsAt people={machine} asAt={asAt} />
          <EvidenceMenu
            isExporting={isExporting}
            onChoose={(format) => machine.send({ type: 'evidence.asked', format })}
          />
          <Button
            tone="solid"
            denied={may.allowed ? undefined : remindingDenials[may.because]}
            onClick={() => machine.send({ type: 'reminding.asked' })}
          >
            <BellRing aria-hidden="true" />
            Remind all overdue
          </Button>
        </Row>
      </Row>
    </>
  )
}

interface AsAtProps extends Pick<PeopleToolsProps, 'people'> {
  readonly asAt: Day | null
}

/** How it stood at the end of a day that is over, or stands now. */
const AsAt = ({ people, asAt }: AsAtProps) => {
  const locale = useLocale()
  const today = useToday()
  return (
    <Popover
      label={asAt === null ? 'As at today' : `As at ${writtenDay(locale, asAt)}`}
      tone="outline"
      align="end"
      active={asAt !== null}
      content={() => (
        <div className={slot('directory', 'filters')}>
          <DateField
            label="As at the end of"
            hint="Leave empty for now."
            onlyDays
            value={asAt ?? ''}
            max={today}
            onChange={(day) => people.send({ type: 'day.chosen', asAt: day === '' ? null : (day as Day) })}
          />
        </div>
      )}
    />
  )
}

const Said = ({ children }: { readonly children: string }) => (
  <Banner>
    <span role="status">{children}</span>
  </Banner>
)
