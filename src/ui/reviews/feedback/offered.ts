import { useMemo } from 'react'
import type { PersonRef } from '../../../domain/employees/nouns.ts'
import type { ReviewId } from '../../../domain/kernel/ids.ts'
import { useChoices } from './area.ts'

/** Who may be asked in a review, apart from some. */
export const useOffered = (id: ReviewId, apartFrom: ReadonlyArray<Pick<PersonRef, 'id'>>) => {
  const choices = useChoices(id)
  return useMemo(() => {
    const taken = new Set(apartFrom.map((person) => person.id))
    return choices.filter((person) => !taken.has(person.id))
  }, [choices, apartFrom])
}
