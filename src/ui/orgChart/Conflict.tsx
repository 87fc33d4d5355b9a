import { wording } from '../../domain/employees/wording.ts'
import { nodeIn } from '../../machines/orgChart/moves.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { Row } from '../kit/Stack.tsx'
import { useOrgChart, useOrgChartState } from './area.ts'

/** Somebody else has changed the very people who were to be moved: what they have now is shown, and is asked about. */
export const Conflict = () => {
  const chart = useOrgChart()
  const context = useOrgChartState(({ context }) => context)
  const step = context.attempt?.steps.at(-1)
  const node = step && nodeIn(context, step.id)
  if (!step) return null
  const manager = nodeIn(context, step.reportsTo)?.person.fullName ?? 'nobody'
  return (
    <Banner
      tone="warning"
      action={
        <Row>
          <Button size="sm" onClick={() => chart.send({ type: 'theirs.taken' })}>
            Keep as is
          </Button>
          <Button size="sm" tone="solid" onClick={() => chart.send({ type: 'mine.kept' })}>
            Move anyway
          </Button>
        </Row>
      }
    >
      {wording.changedMeanwhile}{' '}
      {node === undefined
        ? 'This person is no longer in the chart.'
        : `${node.person.fullName} now reports to ${node.manager?.person.fullName ?? 'no one'}. You wanted ${manager}.`}
    </Banner>
  )
}
