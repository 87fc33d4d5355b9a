import { Archive, ArchiveRestore, Pencil } from 'lucide-react'
import type { CertificationType } from '../../domain/certifications/nouns.ts'
import { asksNobody } from '../../domain/certifications/requirements.ts'
import { isInUse } from '../../domain/certifications/typeDrafts.ts'
import type { DepartmentId } from '../../domain/kernel/ids.ts'
import { listed } from '../../domain/kernel/lists.ts'
import { writtenNumber } from '../../domain/kernel/locale.ts'
import type { Locale } from '../../domain/kernel/nouns.ts'
import { usePart } from '../app/session.ts'
import { Badge } from '../kit/Badge.tsx'
import { IconButton } from '../kit/Button.tsx'
import { changesFirst } from '../kit/changesFirst.ts'
import { slot } from '../kit/classes.ts'
import { useLocale } from '../kit/locale.ts'
import { Text } from '../kit/Text.tsx'
import { useTypes, useTypesState } from './area.ts'

export const TypeRow = ({ type }: { readonly type: CertificationType }) => {
  const types = useTypes()
  const locale = useLocale()
  const isEditing = useTypesState((snapshot) => snapshot.matches({ working: 'editing' }))
  const waits = isEditing ? changesFirst : undefined
  const departments = usePart('bootstrap')?.departments
  const nameOf = (id: DepartmentId) => departments?.find((department) => department.id === id)?.name
  return (
    <div className={slot('rows', 'row')}>
      <span className={slot('rows', 'words')}>
        <span>{type.name}</span>
        <Text as="span" style="small" tone="muted">
          {validityOf(type)} · {requirementOf(type, nameOf)}
        </Text>
      </span>
      {type.isDeleted ? <Badge>Archived</Badge> : null}
      {isInUse(type) ? <Badge>{heldWords(locale, type.referenceCount)}</Badge> : null}
      <IconButton
        label={`Edit ${type.name}`}
        icon={<Pencil />}
        size="sm"
        denied={waits}
        onClick={() => types.send({ type: 'change.asked', certificationType: type })}
      />
      <IconButton
        label={type.isDeleted ? `Unarchive ${type.name}` : `Archive ${type.name}`}
        icon={type.isDeleted ? <ArchiveRestore /> : <Archive />}
        size="sm"
        denied={waits}
        onClick={() => types.send({ type: 'archiving.asked', certificationType: type })}
      />
    </div>
  )
}

const heldWords = (locale: Locale, count: number): string =>
  count === 1 ? '1 certification' : `${writtenNumber(locale, count)} certifications`

const validityOf = ({ validityMonths }: CertificationType): string => {
  if (validityMonths === null) return 'Does not expire'
  if (validityMonths % 12 !== 0)
    return validityMonths === 1 ? 'Valid for 1 month' : `Valid for ${validityMonths} months`
  return validityMonths === 12 ? 'Valid for 1 year' : `Valid for ${validityMonths / 12} years`
}

const requirementOf = (
  { requiredBy, askedByPositions }: CertificationType,
  nameOf: (id: DepartmentId) => string | undefined,
): string => {
  if (requiredBy.all) return 'Required for everyone'
  if (asksNobody(requiredBy) && askedByPositions.length === 0) return 'Not required'
  const { departmentIds, positionTitles, tags } = requiredBy
  const parts = [
    kindOf(
      departmentIds.flatMap((id) => nameOf(id) ?? []),
      (name) => `department: ${name}`,
      (names) => `departments: ${names}`,
    ),
    kindOf(
      [...new Set([...positionTitles, ...askedByPositions])],
      (name) => `position: ${name}`,
      (names) => `positions: ${names}`,
    ),
    kindOf(
      tags,
      (name) => `tag: ${name}`,
      (names) => `tags: ${names}`,
    ),
  ]
  return `Required for ${parts.filter((part) => part !== '').join('; ')}`
}

type Named = (names: string) => string

/** `positions: Carpenter, Scaffolder and 2 more` */
const kindOf = (names: ReadonlyArray<string>, one: Named, many: Named): string => {
  if (names.length === 0) return ''
  const shown = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more`] : names
  return (names.length === 1 ? one : many)(listed(shown))
}
