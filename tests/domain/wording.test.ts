import { describe, expect, test } from 'vitest'
import { wording as employees, denials as ofEmployees } from '../../src/domain/employees/wording.ts'
import { codeOf } from '../../src/domain/kernel/reasonCode.ts'
import { wording as onboarding } from '../../src/domain/onboarding/wording.ts'
import { denials as ofCollections } from '../../src/domain/organisation/wording.ts'
import { denials as ofGates } from '../../src/domain/permissions/wording.ts'
import { wording as session } from '../../src/domain/session/wording.ts'

describe('§ 8 the messages stand verbatim', () => {
  test('8-01 to 8-14 employees', () => {
    expect(Object.values(employees)).toEqual(
      expect.arrayContaining([
        'Failed to create employee',
        'This email address is already in use',
        'Failed to save employee',
        'Failed to update employee details',
        'Failed to update employee tags',
        'Failed to update HR Policies',
        'Failed to terminate employee',
        'Failed setting admin privileges',
        "Failed to load employee's user account details",
        'Failed to set two-factor authentication',
        'Failed to reset two-factor authentication settings',
        'Failed to download file(s)',
        'There was errors using this csv.',
        'Successfully imported',
        'Successfully validated',
      ]),
    )
  })

  test('2.3-31 leaving with unsaved employee edits', () => {
    expect(session.leaveUnsaved).toBe(
      'You have unsaved changes, do you wish to proceed and lose these unsaved changes?',
    )
  })

  test('2.2 and 8-60 the shell', () => {
    expect([session.chooseClient, session.inactive, session.failure]).toEqual([
      'Choose a Client',
      'Your account is currently inactive',
      'An issue has occurred',
    ])
    expect([session.logout, session.reloadPage]).toEqual(['Logout', 'Reload page'])
    expect(session.accountSetup(2, 7)).toBe('Account Setup 2 / 7')
  })

  test('8-61 and 2.5 the logo and the welcome', () => {
    expect([onboarding.logoUploaded, onboarding.logoFailed]).toEqual([
      'Logo uploaded successfully',
      'Failed to upload logo',
    ])
    expect([onboarding.welcome, onboarding.upload, onboarding.skipForNow]).toEqual([
      'Add Your Company Logo',
      'Upload',
      'Skip for now',
    ])
  })
})

test.each(Object.entries({ ...ofEmployees, ...ofCollections, ...ofGates }))(
  'the denial %s says why in a sentence, and has a code',
  (reason, sentence) => {
    expect(sentence).toMatch(/^\S.+$/)
    expect(codeOf(reason)).toMatch(/^[a-z]+(_[a-z]+)*$/)
  },
)
