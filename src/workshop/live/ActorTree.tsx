import type { ActorRecord } from '../../machines/kit/watching/protocol.ts'
import { Badge } from '../../ui/kit/Badge.tsx'
import { Section } from '../../ui/kit/Section.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { inWords } from '../model/words.ts'
import { hrefOf } from '../page/address.ts'
import { valueInWords } from './activeStates.ts'
import type { AppTab } from './following.ts'

interface ActorTreeProps {
  readonly tabs: ReadonlyArray<AppTab>
  /** The machine whose chart is open. */
  readonly machineId: string | null
}

/** Everything that runs, below what runs it. */
export const ActorTree = ({ tabs, machineId }: ActorTreeProps) => (
  <>
    {tabs.map(({ id, title, actors }) => (
      <Section key={id} title={title} description={`${actors.length} actors`}>
        <Branch actors={actors} parent={null} machineId={machineId} />
      </Section>
    ))}
  </>
)

interface BranchProps {
  readonly actors: ReadonlyArray<ActorRecord>
  readonly parent: string | null
  readonly machineId: string | null
}

const Branch = ({ actors, parent, machineId }: BranchProps) => {
  const own = actors.filter((actor) => actor.parent === parent)
  if (own.length === 0) return null
  return (
    <ul className="actors">
      {own.map((actor) => (
        <li key={actor.key}>
          <div className="actor">
            {actor.machine === null ? (
              <Text as="span" tone="muted">
                {inWords(actor.name)}
              </Text>
            ) : (
              <a
                href={hrefOf({ exhibit: actor.machine, view: 'live' })}
                aria-current={actor.machine === machineId ? 'true' : undefined}
              >
                {inWords(actor.name)}
              </a>
            )}
            <Text as="span" style="small" tone="muted">
              {actor.machine === null ? 'a call' : valueInWords(actor.machine, actor.value)}
            </Text>
            {actor.status === 'active' ? null : <Badge>{actor.status}</Badge>}
          </div>
          <Branch actors={actors} parent={actor.key} machineId={machineId} />
        </li>
      ))}
    </ul>
  )
}
