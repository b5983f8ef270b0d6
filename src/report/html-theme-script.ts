/** What a page does before anything is drawn: it says that scripts run, and takes the theme that was chosen last. */

export const THEME_SCRIPT = String.raw`
document.documentElement.classList.add('scripted')
try {
  const theme = localStorage.getItem('teeth-theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
`
