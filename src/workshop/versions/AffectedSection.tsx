import { Badge } from '../../ui/kit/Badge.tsx'
import { Section } from '../../ui/kit/Section.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { stateInWords } from '../model/words.ts'
import { planner } from '../page/paths/planner.ts'
import type { AffectedCases, Changed } from '../page/paths/question.ts'
import { SearchLine } from '../page/paths/SearchLine.tsx'
import { useSearch } from '../page/paths/useSearch.ts'

/** The walks of this build that follow a changed arrow; they are found in the worker, since there may be many. */
export const AffectedSection = (changed: Changed) => {
  const search = useSearch(JSON.stringify(changed), async (hears) => ({
    cases: await planner().affected(changed, hears),
  }))
  const { found, isLooking, failure } = search
  return (
    <Section
      title="Test cases it affects"
      description={found?.cases ? `${found.cases.affected.length} of ${found.cases.all} walks` : undefined}
    >
      <SearchLine search={search} />
      {failure === null ? null : <Text tone="danger">{`They could not be found: ${failure}.`}</Text>}
      {found === null || isLooking ? null : <Cases cases={found.cases} />}
    </Section>
  )
}

const Cases = ({ cases }: { readonly cases: AffectedCases | null }) => {
  if (cases === null)
    return <Text tone="muted">Nobody has described a situation to start this machine in, so it has no test cases.</Text>
  if (cases.affected.length === 0) return <Text tone="muted">None of this build’s walks follows a changed arrow.</Text>
  return (
    <ul className="changes">
      {cases.affected.map(({ id, title, steps, startsIn }) => (
        <li key={id}>
          <Badge>{id}</Badge>
          <Text as="span">{`${title}; ${steps.length} steps from ${startsIn.map(stateInWords).join(', ')}`}</Text>
        </li>
      ))}
    </ul>
  )
}
