/** Spread on any element: `<button {...tooltip('Sort')}>`. Ten thousand cells with a tooltip cost an attribute each. */
export const tooltip = (text: string | undefined) => (text ? { 'data-tooltip': text } : {})
