import { describe, expect, test } from 'vitest'
import { flagNames } from '../../../src/domain/billing/flags.ts'
import { allModules } from '../../../src/domain/billing/modules.ts'
import { effectsInWords, flagWords } from '../../../src/domain/featureFlags/wording.ts'
import { ToDoItem } from '../../../src/domain/home/nouns.ts'
import { offeredToDo } from '../../../src/domain/home/toDo.ts'
import { isReminded, type ReminderKind, reminderNeeds } from '../../../src/domain/permissions/reminderNeeds.ts'
import { menuFor } from '../../../src/domain/session/menu.ts'
import { paletteEntries } from '../../../src/domain/session/paletteEntries.ts'
import { isPlain, type PageName, places, routeAccess } from '../../../src/domain/session/places.ts'
import { theAdmin } from '../../fixtures/people.ts'

const everything = { modules: allModules, flags: flagNames }
const kinds = Object.keys(reminderNeeds) as ReadonlyArray<ReminderKind>
const items = ToDoItem.fields.type.literals.map((type) => ({ type, id: type, title: '', detail: '', dueUtc: null }))

/** All an administrator meets of the product, in a client with these flags. */
const metWith = (flags: typeof flagNames) => {
  const offering = { modules: allModules, flags }
  const menu = menuFor(theAdmin, {
    ...offering,
    reportsAvailable: true,
    unacknowledgedPolicies: false,
    expiredCertification: false,
  })
  const pages = (Object.keys(places) as ReadonlyArray<PageName>).filter(
    (page) => routeAccess(page, theAdmin, offering).allowed,
  )
  const palette = paletteEntries({ actor: theAdmin, offering, menu, tenants: [] })
  return {
    menu: menu.flatMap((group) => group.items.map(({ route }) => route)),
    pages,
    palette: palette.flatMap(({ target, denied }) => ('open' in target && denied === null ? [target.open] : [])),
    toDo: offeredToDo(items, offering).map(({ type }) => type),
    mails: kinds.filter((kind) => isReminded(kind, offering)),
  }
}

const lostBy = (flag: (typeof flagNames)[number]) => {
  const [before, after] = [metWith(flagNames), metWith(flagNames.filter((one) => one !== flag))]
  const lost = (what: keyof typeof before) =>
    (before[what] as ReadonlyArray<string>).filter((one) => !(after[what] as ReadonlyArray<string>).includes(one))
  return {
    menu: lost('menu'),
    pages: lost('pages'),
    palette: lost('palette'),
    toDo: lost('toDo'),
    mails: lost('mails'),
  }
}

/** Written by hand, from nothing of the program: § 2.1, § 2.3, and what belongs to each. */
const hidden = {
  employeeComplianceReminders: {
    menu: [],
    pages: [],
    toDo: [],
    mails: ['certificationReminders', 'policyReminders'],
  },
  condensedPerformanceReviews: { menu: [], pages: [], toDo: [], mails: [] },
  billing: { menu: ['billing'], pages: ['billing'], toDo: [], mails: [] },
  assetRegister: {
    menu: ['assets'],
    pages: ['assets', 'asset', 'assetCreate', 'assetAudits', 'assetAudit', 'assetImport', 'assetSettings'],
    toDo: ['assetToAccept', 'assetToTakeBack'],
    mails: ['assetReminders'],
  },
  certifications: {
    menu: ['certifications', 'certificationSettings'],
    pages: ['employeeCertifications', 'employeeCertificationsWithId', 'certifications', 'certificationSettings'],
    toDo: [
      'certificationMissing',
      'certificationExpired',
      'certificationExpiring',
      'certificationDeclined',
      'certificationToVerify',
    ],
    mails: ['certificationReminders'],
  },
} as const

describe('§ 4 a flag that is off takes its pages, menu items, palette entries, duties and mails with it, and nothing else', () => {
  test.each(flagNames)('%s', (flag) => {
    const { menu, pages, toDo, mails } = hidden[flag]
    const lost = lostBy(flag)
    expect(lost).toMatchObject({ menu, pages, toDo, mails })
    expect(lost.palette.toSorted()).toEqual(pages.filter((page) => isPlain(page as PageName)).toSorted())
  })

  test('what Feature Management says of each is that very thing', () => {
    const said = Object.fromEntries(flagNames.map((flag) => [flag, effectsInWords(flag).map(({ term }) => term)]))
    expect(said).toEqual({
      employeeComplianceReminders: ['Morning emails'],
      condensedPerformanceReviews: [],
      billing: ['In the menu'],
      assetRegister: ['In the menu', 'To-do items', 'Morning emails'],
      certifications: ['In the menu', 'To-do items', 'Morning emails'],
    })
    expect(effectsInWords('certifications')[0]?.value).toBe('Certifications, Certification Management')
    expect(new Set(flagNames.map((flag) => flagWords[flag].title)).size).toBe(flagNames.length)
  })

  test('with all of them on, nothing is missing', () => {
    expect(metWith(flagNames).toDo).toEqual(items.map(({ type }) => type))
    expect(kinds.filter((kind) => isReminded(kind, everything))).toEqual(kinds)
  })
})
