/** Time stands still on this Friday until a test moves it. */
export const testDay = '2026-11-20'
