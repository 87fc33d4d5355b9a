import { mayTerminate } from '../../../domain/employees/access.ts'
import { reasonInWords } from '../../../domain/employees/termination.ts'
import { Button } from '../../kit/Button.tsx'
import { DateText } from '../../kit/DateText.tsx'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import { Section } from '../../kit/Section.tsx'
import { Row } from '../../kit/Stack.tsx'
import { useActor } from '../area.ts'
import type { TabProps } from '../tab.ts'
import { LeavingSteps } from './LeavingSteps.tsx'

/** A last day that lies ahead: how it was planned, and what is to be handed over until then. */
export const LeavingCard = (props: Pick<TabProps, 'profile' | 'employee' | 'offers'>) => {
  const { profile, employee, offers } = props
  const { leaving } = employee
  const seesSteps = mayTerminate(useActor(), employee.id).allowed
  if (leaving === null) return null
  return (
    <Section
      title="Leaving"
      action={
        offers.terminate === undefined ? (
          <Row justify="end">
            <Button size="sm" aria-haspopup="dialog" onClick={() => profile.send({ type: 'termination.asked' })}>
              Change last day…
            </Button>
            <Button
              size="sm"
              aria-haspopup="dialog"
              denied={offers.keep}
              onClick={() => profile.send({ type: 'keeping.asked' })}
            >
              Keep employed…
            </Button>
          </Row>
        ) : undefined
      }
    >
      <DescriptionList
        items={[
          { term: 'Last day', value: <DateText value={leaving.lastDay} /> },
          { term: 'Reason', value: reasonInWords(leaving) },
          // To whoever sees the steps, they say it.
          ...(leaving.heir === null || seesSteps
            ? []
            : [{ term: 'Their reports go to', value: leaving.heir.fullName }]),
          { term: 'Planned by', value: leaving.plannedBy },
        ]}
      />
      {leaving.notes === '' ? null : <DescriptionList items={[{ term: 'Notes', value: leaving.notes }]} />}
      <LeavingSteps {...props} />
    </Section>
  )
}
