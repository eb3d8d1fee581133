import { mount } from 'svelte';
import App from './App.svelte';
import './styles/theme.css';
import './styles/page.css';
import './styles/controls.css';
import './styles/code-and-dialog.css';
import './styles/analysis.css';
import './styles/correction.css';
import './styles/dictionaries.css';
import './styles/small-screens.css';

mount(App, { target: document.getElementById('app')! });
