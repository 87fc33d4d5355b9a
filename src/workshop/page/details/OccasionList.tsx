import { useEffect, useState } from 'react'
import { inWords } from '../../model/words.ts'
import { planner } from '../paths/planner.ts'
import type { Occasion, Occasions } from '../paths/question.ts'
import { SpecText } from '../SpecText.tsx'

const asked = new Map<string, Promise<Occasions>>()

/** Found once for each machine; where it cannot be tried there are none, and a search that was given up may be begun anew. */
const occasionsOf = (machine: string): Promise<Occasions> => {
  const known = asked.get(machine)
  if (known) return known
  const asking = planner().occasions(machine)
  asked.set(machine, asking)
  asking.catch(() => asked.delete(machine))
  return asking
}

interface OccasionListProps {
  readonly machine: string
  readonly transition: string
}

/** In which cases an arrow is followed: what an answer said, what was typed. */
export const OccasionList = ({ machine, transition }: OccasionListProps) => {
  const [found, setFound] = useState<Occasions>({})
  useEffect(() => {
    let isStale = false
    occasionsOf(machine).then(
      (occasions) => isStale || setFound(occasions),
      () => isStale || setFound({}),
    )
    return () => {
      isStale = true
    }
  }, [machine])
  const all = found[transition] ?? []
  return all.length === 0 ? null : (
    <>
      <h3>Followed when</h3>
      <ul>
        {all.map((occasion) => (
          <li key={occasion.label}>
            <Told occasion={occasion} />
          </li>
        ))}
      </ul>
    </>
  )
}

const Told = ({ occasion: { label, means } }: { readonly occasion: Occasion }) =>
  means === null ? (
    inWords(label)
  ) : (
    <>
      <strong>{inWords(label)}</strong>
      <p>
        <SpecText text={means} />
      </p>
    </>
  )
