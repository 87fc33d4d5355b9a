import { Schema } from 'effect'
import { EMAIL_MAX, emailAddress } from '../kernel/emails.ts'
import { DepartmentId, EmployeeId, ItemId } from '../kernel/ids.ts'
import { InstantUtc, Locale, lineOrEmpty, schemasOf, Version } from '../kernel/nouns.ts'
import { isWorkingDays } from '../kernel/workingDays.ts'
import { isTimeZone } from '../kernel/zones.ts'
import { companyFields } from './company.fields.ts'
import { managedLists } from './managedLists.ts'
import { occasionSettings } from './occasions.ts'
import { sampleKeepers, sampleKinds } from './sampleData.ts'

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

const timeZone = Schema.String.check(Schema.makeFilter((name) => isTimeZone(name) || 'a time zone of the IANA list'))

/** How a client has days and numbers written for everybody who chooses nothing else. */
export const CompanyLocale = Schema.Struct({ dateStyle, firstWeekday, numberStyle, version: Version })
export type CompanyLocale = typeof CompanyLocale.Type

/** What a person has chosen for themself in this client; null: as the client has it. */
export const OwnLocale = Schema.Struct({
  dateStyle: Schema.NullOr(dateStyle),
  firstWeekday: Schema.NullOr(firstWeekday),
  numberStyle: Schema.NullOr(numberStyle),
  zone: Schema.NullOr(timeZone),
})
export type OwnLocale = typeof OwnLocale.Type

export const LocaleSettings = Schema.Struct({ company: CompanyLocale, own: OwnLocale })
export type LocaleSettings = typeof LocaleSettings.Type

const address = Schema.NullOr(lineOrEmpty(EMAIL_MAX).check(Schema.isPattern(emailAddress)))
const workingDays = Schema.String.check(
  Schema.makeFilter((days) => isWorkingDays(days) || 'at least one of Mon Tue Wed Thu Fri Sat Sun, in this order'),
)
const occasions = Schema.Literals(occasionSettings)
const details = schemasOf(companyFields, { timeZone, workingDays, occasions, helpEmail: address, replyTo: address })

/** What a client says of itself, as it is saved. */
export const CompanySaved = Schema.Struct({ ...details, version: Version })
export type CompanySaved = typeof CompanySaved.Type

/** With the last change of each field that somebody has changed. */
export const Company = Schema.Struct({
  ...CompanySaved.fields,
  changes: Schema.Array(
    Schema.Struct({
      field: Schema.String,
      before: Schema.NullOr(Schema.String),
      atUtc: InstantUtc,
      by: Schema.NullOr(Schema.Struct({ id: EmployeeId, fullName: Schema.String })),
    }),
  ),
})
export type Company = typeof Company.Type

/** While mail is held, what waits, the oldest first and at most `HELD_SHOWN` of it; never what is written in it. */
export const CompanyMail = Schema.Struct({
  isHeld: Schema.Boolean,
  total: Schema.Int,
  messages: Schema.Array(
    Schema.Struct({ id: ItemId, to: Schema.String, subject: Schema.String, writtenUtc: InstantUtc }),
  ),
})
export type CompanyMail = typeof CompanyMail.Type

export const HELD_SHOWN = 200

/** Hold all mail from now on; go live, which sends all that is held; or send or drop some of it, or all (null). */
export const MailAct = Schema.Union([
  Schema.Struct({ act: Schema.Literals(['hold', 'goLive']) }),
  Schema.Struct({
    act: Schema.Literals(['send', 'drop']),
    ids: Schema.NullOr(Schema.Array(ItemId).check(Schema.isMinLength(1), Schema.isMaxLength(HELD_SHOWN))),
  }),
])
export type MailAct = typeof MailAct.Type

/** The sample data of a client, with what becomes of it when it is removed; null while there is none. */
export const SampleData = Schema.NullOr(
  Schema.Struct({
    loadedUtc: InstantUtc,
    by: Schema.NullOr(Schema.Struct({ id: EmployeeId, fullName: Schema.String })),
    /** Says whether what is shown is what would be done now. */
    digest: Schema.String,
    /** How many of each kind go, and how many of those somebody has added to sample people. */
    going: Schema.Array(Schema.Struct({ kind: Schema.Literals(sampleKinds), count: Schema.Int, others: Schema.Int })),
    staying: Schema.Array(
      Schema.Struct({
        kind: Schema.Literals(sampleKinds),
        name: Schema.String,
        because: Schema.Literals(sampleKeepers),
      }),
    ),
  }),
)
export type SampleData = typeof SampleData.Type

export const SampleDataRemoval = Schema.Struct({ digest: Schema.String.check(Schema.isPattern(/^[0-9a-f]{32}$/)) })
export type SampleDataRemoval = typeof SampleDataRemoval.Type
