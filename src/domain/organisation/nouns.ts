import { Schema } from 'effect'
import { DepartmentId, ItemId } from '../kernel/ids.ts'
import { Locale, schemasOf, Version } from '../kernel/nouns.ts'
import { isTimeZone } from '../kernel/zones.ts'
import { managedLists } from './managedLists.ts'

/** § 3 Department: id, name. */
export const Department = Schema.Struct({
  id: DepartmentId,
  name: schemasOf(managedLists.departments.record).name,
  version: Version,
})
export type Department = typeof Department.Type

/** § 3 Category: id, text. */
export const Category = Schema.Struct({
  id: ItemId,
  text: schemasOf(managedLists.categories.record).name,
  version: Version,
})
export type Category = typeof Category.Type

const place = schemasOf(managedLists.meetingLocations.record)

/** § 3 Meeting location: id plus content. */
export const MeetingLocation = Schema.Struct({
  id: ItemId,
  content: Schema.Struct({ name: place.name, detail: place.detail }),
  version: Version,
})
export type MeetingLocation = typeof MeetingLocation.Type

/** What can use an item of a list. Ours; an area that comes later adds its noun. */
export const UseKind = Schema.Literals(['employee', 'positionTemplate', 'certificationType', 'hrDocument'])
export type UseKind = typeof UseKind.Type

/** One kind of those who use an item: how many there are, and who the first of them are. */
export const Use = Schema.Struct({
  kind: UseKind,
  total: Schema.Int,
  named: Schema.Array(Schema.Struct({ id: ItemId, name: Schema.String })),
})
export type Use = typeof Use.Type

const { dateStyle, firstWeekday, numberStyle } = Locale.fields

/** How a client has days and numbers written for everybody who chooses nothing else. */
export const CompanyLocale = Schema.Struct({ dateStyle, firstWeekday, numberStyle, version: Version })
export type CompanyLocale = typeof CompanyLocale.Type

/** What a person has chosen for themself in this client; null: as the client has it. */
export const OwnLocale = Schema.Struct({
  dateStyle: Schema.NullOr(dateStyle),
  firstWeekday: Schema.NullOr(firstWeekday),
  numberStyle: Schema.NullOr(numberStyle),
  zone: Schema.NullOr(
    Schema.String.check(Schema.makeFilter((name) => isTimeZone(name) || 'a time zone of the IANA list')),
  ),
})
export type OwnLocale = typeof OwnLocale.Type

export const LocaleSettings = Schema.Struct({ company: CompanyLocale, own: OwnLocale })
export type LocaleSettings = typeof LocaleSettings.Type
