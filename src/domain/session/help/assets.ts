/** Help with assets (§ 2.3 help widget). The texts are ours. */
import { assetsGate } from '../../permissions/gate.ts'
import type { Article } from './article.ts'

const managing = { ...assetsGate, feature: { id: 'assetManagerManage', action: 'Modify' } } as const

export const assets: ReadonlyArray<Article> = [
  {
    id: 'myAssets',
    title: 'Accept or decline assets assigned to you',
    about: ['home', 'employee'],
    needs: assetsGate,
    body: [
      'Assets assigned to you show on your profile under Assets. Some need you to accept them; these also show under “To do” on the Home page.',
      [
        'Open it from the Home page, or open your profile and choose Assets.',
        'Choose Accept and type your name, or choose Decline and say why.',
      ],
      'The handover form is a PDF with the assets, their condition, the recipient and your signature.',
    ],
  },
  {
    id: 'handingOut',
    title: 'Assign an asset and take it back',
    about: ['assets', 'asset'],
    needs: managing,
    body: [
      [
        'Open the asset, or tick several in the list.',
        'Choose Assign and say who gets it: a person, a location, or another asset whose kit it belongs to.',
        'When it is returned, choose Take back, enter its condition, and add photos of any damage.',
      ],
      'Its category decides whether the person must accept it first (Asset configuration). Returned assets wait until someone checks them and puts them in stock.',
      'Bulk actions apply to all or none. A message above the list shows the result, and Undo reverses it as long as nothing else has changed.',
      'Point at a disabled action to see why. The history shows who had the asset, its condition and its services. It cannot be edited.',
    ],
  },
  {
    id: 'servicing',
    title: 'Have assets serviced in time',
    about: ['assets', 'asset', 'assetSettings'],
    needs: managing,
    body: [
      'An asset can have several service plans: by months, by kilometres or hours, or both. A category can have default plans for new assets.',
      'Asset managers get one email each morning with what is due. Filter the list by due soon or overdue, or download the dates as a calendar file from its menu.',
      'After a service, choose Mark as serviced and enter the date, cost and reading. The next service date is counted from there.',
    ],
  },
  {
    id: 'importingAssets',
    title: 'Add or change many assets with a CSV file',
    about: ['assets', 'assetImport'],
    needs: managing,
    body: [
      [
        'On the list of assets choose More, then Import assets. Download the template, or the list itself, and fill it in.',
        'Choose the file and match the columns. Skipped columns are not changed.',
        'Fix the problems line by line, or download those lines with the reasons, fix them and choose the file again.',
        'Choose Import. Existing asset numbers are updated and new ones added. Nothing is saved until every line is valid.',
      ],
      'You can revert an import at any time under earlier imports on the same page. Assets it added are deleted and changes are restored. Assets changed since are kept.',
    ],
  },
  {
    id: 'assetAudit',
    title: 'Check that every asset is where it should be',
    about: ['assetAudits', 'assetAudit', 'assets'],
    needs: { ...assetsGate, feature: { id: 'assetManagerManage', action: 'Use' } },
    body: [
      [
        'Choose Audits, then New audit, and the location to look at.',
        'Go round: scan the label of each asset with a handheld scanner, type its Asset No, or tick it in the list.',
        'Choose Close audit. It tells what was seen, what is missing, and what belongs elsewhere.',
      ],
      'Several people can scan at once. What you scan without a connection is sent once there is one again.',
    ],
  },
  {
    id: 'newAsset',
    title: 'Add an asset, and print its label',
    about: ['assetCreate', 'asset'],
    needs: { ...assetsGate, feature: { id: 'assetManagerManage', action: 'Create' } },
    body: [
      [
        'Choose New asset, and say what it is and where it is kept. The Asset No is yours to choose; no two assets share one.',
        'Choose Create asset. Photos, invoices and manuals are added on its page.',
        'Choose Print label, or tick several in the list and print their labels on one sheet.',
      ],
      'Duplicate begins another one like it, with a number of its own.',
    ],
  },
]
