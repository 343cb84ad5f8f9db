import '@ementa/ui/document.css'
import { createRoot } from 'react-dom/client'
import { BothThemes } from './both-themes'
import { WorkshopPage } from './workshop-page'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const theme = new URLSearchParams(location.search).get('theme')
createRoot(root).render(theme === 'light' || theme === 'dark' ? <WorkshopPage theme={theme} /> : <BothThemes />)
