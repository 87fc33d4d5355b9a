/** Help with assets (§ 2.3 help widget). The texts are ours. */
import { assetsGate } from '../../permissions/gate.ts'
import type { Article } from './article.ts'

const managing = { ...assetsGate, feature: { id: 'assetManagerManage', action: 'Modify' } } as const

export const assets: ReadonlyArray<Article> = [
  {
    id: 'myAssets',
    title: 'Accept or decline what you have been given',
    about: ['home', 'employee'],
    needs: assetsGate,
    body: [
      'What your company has given you stands on your profile, under Assets. Some of it waits for you to say that you have it; then it stands under “To do” on the Home page as well.',
      [
        'Open it from the Home page, or open your profile and choose Assets.',
        'Choose Accept and type your name, or choose Decline and say why.',
      ],
      'The handover form is a PDF of what was given to whom, with its condition and your signature.',
    ],
  },
  {
    id: 'handingOut',
    title: 'Hand out an asset and take it back',
    about: ['assets', 'asset'],
    needs: managing,
    body: [
      [
        'Open the asset, or tick several in the list.',
        'Choose Assign and say who gets it: a person, a location, or another asset whose kit it belongs to.',
        'When it comes back, choose Take back, say in which condition, and add photos if something is broken.',
      ],
      'Its category decides whether a person has to accept it first (Asset configuration). What comes back waits until somebody has looked it over and puts it in stock.',
      'Several at once are done all or none: above the list stands what came of each, and Undo puts all of them back to how they were, as long as nothing else has happened to them.',
      'What cannot be done now says why when you point at it. The history shows who had it, in which condition, and what was serviced; nobody can change it.',
    ],
  },
  {
    id: 'servicing',
    title: 'Have assets serviced in time',
    about: ['assets', 'asset', 'assetSettings'],
    needs: managing,
    body: [
      'An asset has any number of service plans: every so many months, every so many kilometres or hours, or both. A category can hold the plans that its new assets begin with.',
      'Whoever manages assets gets one mail a morning with what is due. The list can be narrowed to what is due soon or overdue, and its menu has the days as a calendar file.',
      'After a service choose Mark as serviced, with the day, the cost and the reading: the next day is counted from there.',
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
        'Choose the file and say which column is which. What is left out stays as it is.',
        'Put right what is wrong, line by line, or download those lines with the reasons and choose the file again.',
        'Choose Import: an Asset No that is here already is changed, a new one is added. Nothing happens before every line is right.',
      ],
      'An import can be reverted, also later, from the earlier imports on the same page: what it added goes, what it changed is as it was. Whatever somebody has changed since stays.',
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
