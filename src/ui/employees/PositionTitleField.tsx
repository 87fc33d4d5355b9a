import { type ComponentProps, useMemo } from 'react'
import { knownTitles } from '../../domain/employees/positionTitles.ts'
import { usePart } from '../app/session.ts'
import { TextField } from '../kit/TextField.tsx'
import { usePeople } from './area.ts'

/** Free, with the titles that are known offered while one types, so that nobody becomes a "Carp" beside the carpenters. */
export const PositionTitleField = (field: ComponentProps<typeof TextField>) => {
  const templates = usePart('positionTemplates')
  const people = usePeople()
  const known = useMemo(
    () =>
      knownTitles(
        (templates ?? []).filter((one) => !one.isArchived).map(({ title }) => title),
        people,
      ),
    [templates, people],
  )
  return <TextField {...field} known={known} />
}
